import { firm } from '#shared/firm.ts'

/** The firm's name with its sign: two arches and a keystone. */
export const FirmMark = () => (
  <span className="flex items-center gap-2.5 font-semibold tracking-tight">
    <svg aria-hidden viewBox="0 0 24 24" className="size-[22px] fill-none stroke-accent stroke-[1.9] [stroke-linecap:round]">
      <path d="M3 20a9 9 0 0 1 18 0M7.5 20a4.5 4.5 0 0 1 9 0M12 5v4.5" />
    </svg>
    {firm.name}
  </span>
)
