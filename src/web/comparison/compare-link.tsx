import GitCompare from 'lucide-react/icons/git-compare'
import { Link } from 'react-router'
import { buttonStyle } from '#web/ui/button.tsx'
import * as words from '#words/comparison.ts'
import * as general from '#words/general.ts'

type CompareLinkProps = {
  documentId: string
  /** The current version and the one before it where none are named. */
  from?: string | undefined
  to?: string | undefined
  /** Instead of `Compare`. */
  children?: string
}

/** Where two versions of a document are compared. */
export const comparePath = ({ documentId, from, to }: Omit<CompareLinkProps, 'children'>) => {
  const named = Object.entries({ from, to }).flatMap(([name, version]) => (version === undefined ? [] : [[name, version]]))
  const query = new URLSearchParams(named).toString()
  return `/documents/${documentId}/compare${query && `?${query}`}`
}

/** For whoever hears the link alone: which versions it compares. */
function nameOf({ children = words.compare, from, to }: CompareLinkProps): string | undefined {
  return to === undefined ? undefined : words.compareVersions(children, to, from)
}

/** Leads to the comparison from wherever a version is named. */
export const CompareLink = ({ children = words.compare, ...versions }: CompareLinkProps) => (
  <Link to={comparePath(versions)} aria-label={nameOf({ children, ...versions })} className={buttonStyle({ size: 'small' })}>
    <GitCompare aria-hidden size={14} className="text-ink-3" />
    {children}
  </Link>
)

/** To what changed with a version. */
export const ChangesLink = ({ document: { id, version } }: { document: { id: string; version: string } }) => (
  <Link to={comparePath({ documentId: id, to: version })} className={buttonStyle()}>
    <GitCompare aria-hidden size={15} className="text-ink-3" />
    {general.whatChanged}
  </Link>
)
