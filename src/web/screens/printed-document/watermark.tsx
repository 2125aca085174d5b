/** The watermark across a personal copy; hidden from screen readers. */
export const Watermark = ({ words }: { words: string }) => (
  <div aria-hidden className="pointer-events-none fixed inset-0 z-20 grid grid-cols-2 place-items-center overflow-hidden">
    {Array.from({ length: 6 }, (_, index) => (
      <span key={index} className="-rotate-35 text-2xl font-medium whitespace-nowrap text-[#808080] opacity-25">
        {words}
      </span>
    ))}
  </div>
)
