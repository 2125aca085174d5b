import type { BriefField } from '#shared/brief.ts'
import type { BriefFormState } from '#web/documents/use-brief-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { fetchPart } from '#web/ui/connection.ts'
import * as words from '#words/advanced-generator.ts'
import { type ExampleName, exampleNames } from './example-names.ts'

/** For users without a brief: one press fills the form, the next generates the document. */
export function ExampleChoice({ form }: { form: BriefFormState }) {
  const take = async (name: ExampleName) => {
    const { client, projectName, requirements, design } = (await fetchPart(() => import('./example-briefs.ts'))).exampleBriefs[name]
    form.setValue('documentType', 'hld')
    form.setValue('client', client)
    form.setValue('projectName', projectName)
    form.setValue('design', design)
    for (const [field, text] of Object.entries(requirements)) form.setValue(`requirements.${field as BriefField}`, text)
  }
  return (
    <Panel title={words.tryItWithBriefOf}>
      <div className="grid gap-3 p-4 sm:p-5">
        <p className="text-sm text-ink-2">{words.itFillsFormToBe}</p>
        <ul className="flex flex-wrap gap-2">
          {exampleNames.map((name) => (
            <li key={name}>
              <Button onClick={() => void take(name)}>{words.exampleNames[name]}</Button>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
