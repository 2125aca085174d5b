import * as words from '#words/progress.ts'
import type { GenerationProgress } from './generation-progress.ts'
import { GrowingDesign } from './growing-design.tsx'
import { WaitNotice } from './wait-notice.tsx'

/** A model's work before it writes: the tools it uses, why it starts again, what it waits for, and its design in progress. */
export const AgentSteps = ({ progress: { tools, structure, brief, design } }: { progress: GenerationProgress }) => (
  <>
    <div className="ml-7 grid gap-1 not-empty:mt-1.5">
      {tools.length > 0 && (
        <ul aria-label={words.whatAgentDoes} className="grid gap-0.5 text-sm text-ink-3">
          {tools.map(({ text, times }, index) => (
            <li key={index}>
              {text}
              {times > 1 && words.repeated(times)}
            </li>
          ))}
        </ul>
      )}
      {structure.note && !structure.wait && <p className="text-sm text-ink-3">{structure.note}</p>}
      {structure.wait && <WaitNotice wait={structure.wait} />}
      {brief?.mark && <p className="text-sm text-copper">{brief.mark}</p>}
    </div>
    {design && <GrowingDesign heard={design} isDone={brief !== undefined} />}
  </>
)
