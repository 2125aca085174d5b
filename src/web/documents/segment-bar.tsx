type SegmentBarProps = { label: string; done: number; all: number }

/** A progress bar with one segment for each part of the work. */
export const SegmentBar = ({ label, done, all }: SegmentBarProps) => (
  <div className="my-4">
    <progress aria-label={label} value={done} max={all} className="sr-only" />
    <div aria-hidden className="flex gap-[3px]">
      {Array.from({ length: all }, (_, index) => (
        <span key={index} className={`h-1 flex-1 rounded-full ${index < done ? 'bg-accent' : 'bg-line'}`} />
      ))}
    </div>
  </div>
)
