import * as words from '#words/document-labels.ts'

const firstVersion = '1.0.0'

export const VersionBadge = ({ version }: { version: string | undefined }) => (
  <span className="mt-px shrink-0 rounded-sm border border-line bg-raised px-1.5 py-0.5 font-mono text-xs text-ink-2 tabular-nums">
    <span className="sr-only">{words.version} </span>
    {version || firstVersion}
  </span>
)
