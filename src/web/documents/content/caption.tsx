/** What a table or picture shows, with the number that the files give it; over a table and under a picture, as there. */
export const Caption = ({ number, children }: { number: string | undefined; children: string }) =>
  children && (
    <figcaption className="my-2 break-after-avoid text-sm text-ink-2">
      {number && <span className="mr-2 font-semibold text-accent">{number}</span>}
      <span data-part="caption">{children}</span>
    </figcaption>
  )
