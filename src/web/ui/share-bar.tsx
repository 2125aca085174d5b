/** A percentage as a bar, hidden from screen readers: the text next to it shows the same. */
export const ShareBar = ({ percent }: { percent: number }) => (
  <svg aria-hidden className="h-1.5 w-full rounded-full bg-line">
    <rect width={`${percent}%`} height="100%" rx="3" className="fill-accent" />
  </svg>
)
