type MarkedTextProps = { text: string; marks: { start: number; end: number }[] }

/** A text with the search matches highlighted. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  const parts = marks.map(({ start, end }, index) => ({
    before: text.slice(marks[index - 1]?.end ?? 0, start),
    marked: text.slice(start, end),
    start,
  }))
  return (
    <>
      {parts.map(({ before, marked, start }) => (
        <span key={start}>
          {before}
          <mark className="rounded-xs bg-accent-soft font-medium text-ink">{marked}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  )
}
