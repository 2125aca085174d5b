/** How much of a whole, in percent, to the eye alone: its words stand beside it. */
export const ShareBar = ({ percent }: { percent: number }) => (
  <svg aria-hidden className="h-1.5 w-full rounded-full bg-line">
    <rect width={`${percent}%`} height="100%" rx="3" className="fill-accent" />
  </svg>
)
