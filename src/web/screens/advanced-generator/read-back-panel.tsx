import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { ReadBack, ReadItem } from '#shared/api/read-back.ts'
import type { BriefField, Requirements } from '#shared/brief.ts'
import { lengthOf } from '#shared/brief-length.ts'
import { limits } from '#shared/brief-limits.ts'
import { api } from '#web/api/api.ts'
import { isBlank } from '#web/documents/brief-values.ts'
import type { BriefFormState } from '#web/documents/use-brief-form.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import * as texts from '#words/advanced-generator.ts'
import { ExampleChoice } from './example-choice.tsx'
import { QuestionAnswer } from './question-answer.tsx'
import { ReadItemRow } from './read-item-row.tsx'

/** Milliseconds after the last key. */
const pause = 700

const groupNames: Record<ReadBack['groups'][number]['name'], string> = {
  goals: texts.goals,
  rules: texts.rulesAndBans,
  systems: texts.systems,
  dates: texts.dates,
  money: texts.money,
  people: texts.people,
  unclear: texts.notUnderstood,
}

type Typed = { projectName: string; requirements: Partial<Requirements> }
const readQuery = ({ projectName, requirements }: Typed) =>
  queryOptions({
    queryKey: ['read-back', projectName, requirements],
    queryFn: async () => ({ read: await api.documentsV3.readBack({ projectName, requirements }), requirements }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 10_000,
  })

/** What has been read of the brief as it is typed, to be put right and answered; three briefs to try where there is none. */
export function ReadBackPanel({ form }: { form: BriefFormState }) {
  const [projectName, requirements] = useWatch({ control: form.control, name: ['projectName', 'requirements'] })
  const isEmpty = Object.values(requirements).every(isBlank)
  // As text: the form changes its object in place.
  const typed = JSON.stringify({ projectName, requirements } satisfies Typed)
  const settled = useSettled(typed, pause)
  const mayRead = !isEmpty && settled === typed && lengthOf(requirements) <= limits.text
  const { data } = useQuery({ ...readQuery(JSON.parse(settled) as Typed), enabled: mayRead })
  if (isEmpty) return projectName.trim() === '' ? <ExampleChoice form={form} /> : null
  if (!data) return null
  return <ReadBackOf form={form} {...data} />
}

type ReadBackOfProps = { form: BriefFormState; read: ReadBack; requirements: Partial<Requirements> }

function ReadBackOf({ form, read: { groups, fit, questions }, requirements }: ReadBackOfProps) {
  const now = (field: BriefField) => form.getValues(`requirements.${field}`) ?? ''
  /** The words that it was read from, as long as they stand where they stood. */
  const wordsOf = ({ field, start, end }: ReadItem) => {
    const words = (requirements[field] ?? '').slice(start, end)
    return now(field).slice(start, end) === words ? words : undefined
  }
  const correct = ({ field, start, end }: ReadItem, words: string) =>
    form.setValue(`requirements.${field}`, `${now(field).slice(0, start)}${words}${now(field).slice(end)}`)
  const answer = ({ field, lead }: ReadBack['questions'][number], words: string) =>
    form.setValue(`requirements.${field}`, `${now(field).trimEnd()}${isBlank(now(field)) ? '' : '\n'}${lead}: ${words}`)
  return (
    <Panel title={texts.whatWeUnderstood}>
      <div className="grid gap-5 p-4 sm:p-5">
        <output className="text-sm text-ink-2">{fit.sentence}</output>
        {questions.length > 0 && (
          <section aria-label={texts.toAnswerFirst}>
            <h3 className="text-sm font-medium text-ink-2">{texts.toAnswerFirst}</h3>
            <ul>
              {questions.map((question) => (
                <QuestionAnswer key={question.id} question={question} onAnswer={(words) => answer(question, words)} />
              ))}
            </ul>
          </section>
        )}
        {groups.map(({ name, items, more }) => (
          <section key={name} aria-label={groupNames[name]}>
            <h3 className="text-sm font-medium text-ink-2">{groupNames[name]}</h3>
            <ul className="divide-y divide-line">
              {items.map((item, index) => (
                <ReadItemRow
                  key={`${index} ${item.field} ${item.start} ${item.text}`}
                  item={item}
                  words={wordsOf(item)}
                  onCorrect={(words) => correct(item, words)}
                />
              ))}
            </ul>
            {more > 0 && <p className="text-sm text-ink-3">{texts.andMore(more)}</p>}
          </section>
        ))}
      </div>
    </Panel>
  )
}
