import CircleCheck from 'lucide-react/icons/circle-check'
import * as words from '#words/design.ts'

/** The problems of a design, one for each line. */
export const Findings = ({ findings }: { findings: string[] }) =>
  findings.length === 0 ? (
    <output className="flex items-center gap-2 text-sm text-ink-2">
      <CircleCheck aria-hidden size={16} className="text-ok" />
      {words.nothingToCheck}
    </output>
  ) : (
    <details className="border-l-3 border-warning pl-3 text-sm">
      <summary className="cursor-pointer font-medium">{words.whatDoesNotHold(findings.length)}</summary>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-ink-2">
        {findings.map((finding) => (
          <li key={finding} className="wrap-anywhere">
            {finding}
          </li>
        ))}
      </ul>
    </details>
  )
