import { Replaced } from './revised-words.tsx'

type CaptionProps = {
  number: string | undefined
  /** In a comparison, what it said before. */
  was?: string | undefined
  children: string
}

/** What a table or picture shows, with the number that the files give it; over a table and under a picture, as there. */
export const Caption = ({ number, was, children }: CaptionProps) =>
  children && (
    <figcaption className="my-2 break-after-avoid text-sm text-ink-2">
      {number && <span className="mr-2 font-semibold text-accent">{number}</span>}
      <span data-part="caption">{was === undefined ? children : <Replaced was={was} is={children} />}</span>
    </figcaption>
  )
