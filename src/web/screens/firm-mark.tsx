import { firm } from '#shared/firm.ts'

/** The firm's name with its logo. */
export const FirmMark = () => (
  <span className="flex items-center gap-2.5 font-semibold tracking-tight">
    <svg aria-hidden viewBox="0 0 24 24" className="size-[22px] fill-none stroke-accent stroke-[1.9] [stroke-linecap:round]">
      <path d={firm.mark} />
    </svg>
    {firm.name}
  </span>
)
