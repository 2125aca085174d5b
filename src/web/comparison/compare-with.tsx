import { CompareLink } from './compare-link.tsx'
import { inOrder } from './in-order.ts'

type CompareWithProps = {
  documentId: string
  /** The version next to the link. */
  version: string
  /** The version on the page. */
  shown: string
}

/** Link next to a version: compares the version on the page with its predecessor, and any other with the version on the page. */
export function CompareWith({ documentId, version, shown }: CompareWithProps) {
  if (version !== shown) return <CompareLink documentId={documentId} {...inOrder(version, shown)} />
  return version === '1.0.0' ? null : <CompareLink documentId={documentId} to={version} />
}
