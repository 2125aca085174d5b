import { Replaced } from './revised-words.tsx'

type CaptionProps = {
  number: string | undefined
  /** In a comparison, the earlier caption. */
  was?: string | undefined
  children: string
}

/** The caption of a table or picture, with its number as in the files; above a table and below a picture. */
export const Caption = ({ number, was, children }: CaptionProps) =>
  children && (
    <figcaption className="my-2 break-after-avoid text-sm text-ink-2">
      {number && <span className="mr-2 font-semibold text-accent">{number}</span>}
      <span data-part="caption">{was === undefined ? children : <Replaced was={was} is={children} />}</span>
    </figcaption>
  )
