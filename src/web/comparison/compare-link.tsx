import GitCompare from 'lucide-react/icons/git-compare'
import { Link } from 'react-router'
import { buttonStyle } from '#web/ui/button.tsx'
import * as words from '#words/compare-link.ts'
import * as general from '#words/general.ts'

type CompareLinkProps = {
  documentId: string
  /** By default the current version and the previous one. */
  from?: string | undefined
  to?: string | undefined
  /** Label instead of `Compare`. */
  children?: string
}

/** Path of the comparison of two versions of a document. */
export const comparePath = ({ documentId, from, to }: Omit<CompareLinkProps, 'children'>) => {
  const named = Object.entries({ from, to }).flatMap(([name, version]) => (version === undefined ? [] : [[name, version]]))
  const query = new URLSearchParams(named).toString()
  return `/documents/${documentId}/compare${query && `?${query}`}`
}

/** Label for screen readers, which names the versions. */
function nameOf({ children = words.compare, from, to }: CompareLinkProps): string | undefined {
  return to === undefined ? undefined : words.compareVersions(children, to, from)
}

/** A link to the comparison, for use next to a version. */
export const CompareLink = ({ children = words.compare, ...versions }: CompareLinkProps) => (
  <Link to={comparePath(versions)} aria-label={nameOf({ children, ...versions })} className={buttonStyle({ size: 'small' })}>
    <GitCompare aria-hidden size={14} className="text-ink-3" />
    {children}
  </Link>
)

/** A link to the changes in a version. */
export const ChangesLink = ({ document: { id, version } }: { document: { id: string; version: string } }) => (
  <Link to={comparePath({ documentId: id, to: version })} className={buttonStyle()}>
    <GitCompare aria-hidden size={15} className="text-ink-3" />
    {general.whatChanged}
  </Link>
)
