import type { ReactNode } from 'react'

type WordsProps = { children: ReactNode }

/** Added text, underlined so that it does not depend on colour alone. */
export const Added = ({ children }: WordsProps) => (
  <ins className="bg-inserted decoration-ok underline decoration-2 underline-offset-3">
    <span className="sr-only">[added] </span>
    {children}
  </ins>
)

/** Removed text. */
export const Removed = ({ children }: WordsProps) => (
  <del className="bg-deleted text-ink-2 line-through decoration-danger">
    <span className="sr-only">[removed] </span>
    {children}
  </del>
)

/** Replaced text, in a comparison in one text. */
export const Replaced = ({ was, is }: { was: string; is: string }) => (
  <>
    {was !== '' && <Removed>{was}</Removed>} {is !== '' && <Added>{is}</Added>}
  </>
)
