import { CompareLink } from './compare-link.tsx'
import { inOrder } from './in-order.ts'

type CompareWithProps = {
  documentId: string
  /** The version that is named. */
  version: string
  /** The version that is open. */
  shown: string
}

/** Beside a version that is named: the version that is open is compared with the one before it, every other with the open one. */
export function CompareWith({ documentId, version, shown }: CompareWithProps) {
  if (version !== shown) return <CompareLink documentId={documentId} {...inOrder(version, shown)} />
  return version === '1.0.0' ? null : <CompareLink documentId={documentId} to={version} />
}
