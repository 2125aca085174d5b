import { firm } from '#shared/firm.ts'

export const FirmSign = () => (
  <span className="sign">
    <svg aria-hidden viewBox="0 0 24 24">
      <path d={firm.mark} />
    </svg>
    {firm.name}
  </span>
)
