import type { ProjectPage } from '#shared/api/projects.ts'
import { Panel } from '#web/ui/panel.tsx'
import * as words from '#words/projects.ts'
import { percentLabel } from './labels.ts'
import { ProgressBar } from './progress-bar.tsx'

/** How much of the plan is done, and how that was calculated; without a plan, how many of the tasks. */
export const ProgressPanel = ({
  percent,
  progress: { terms, weeks, doneWeeks, tasks },
}: Pick<ProjectPage, 'percent' | 'progress'>) => (
  <Panel title={words.progress}>
    <div id="progress" className="grid gap-3 p-4 sm:p-5">
      <ProgressBar percent={percent} />
      {percent !== null && weeks === 0 && <p className="text-sm text-ink-2">{words.tasksDone(tasks.done, tasks.of)}</p>}
      {percent !== null && weeks > 0 && (
        <>
          <p className="text-sm text-ink-2">{words.weeksDone(doneWeeks, weeks)}</p>
          <details className="text-sm">
            <summary className="cursor-pointer py-1 text-ink-2 pointer-coarse:py-3">{words.howCalculated}</summary>
            <table className="w-full text-left tabular-nums">
              <caption className="sr-only">{words.progressStageByStage}</caption>
              <thead className="text-xs text-ink-3">
                <tr>
                  {[words.stage, words.weeks, words.done].map((head) => (
                    <th key={head} scope="col" className="py-1 pr-3 font-normal">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {terms.map(({ key, name, weeks: own, done, of }) => (
                  <tr key={key} className="border-t border-line align-top">
                    <th scope="row" className="py-1.5 pr-3 font-normal">
                      <a href={`#${key}`} className="underline-offset-4 hover:underline">
                        {name}
                      </a>
                    </th>
                    <td className="py-1.5 pr-3">{own}</td>
                    <td className="py-1.5">{words.doneOf(done, of)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot className="border-t border-control">
                <tr>
                  <th scope="row" className="py-1.5 pr-3 font-medium">
                    {words.together}
                  </th>
                  <td className="py-1.5 pr-3">{weeks}</td>
                  <td className="py-1.5">
                    {doneWeeks} ÷ {weeks} = {percentLabel(percent)}
                  </td>
                </tr>
              </tfoot>
            </table>
          </details>
        </>
      )}
    </div>
  </Panel>
)
