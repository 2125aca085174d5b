import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { ReadBack, ReadItem } from '#shared/api/read-back.ts'
import type { Requirements } from '#shared/brief.ts'
import { lengthOf } from '#shared/brief-length.ts'
import { limits } from '#shared/brief-limits.ts'
import { api } from '#web/api/api.ts'
import { isBlank } from '#web/documents/brief-values.ts'
import { FoldedFields } from '#web/documents/folded-fields.tsx'
import type { BriefFormState } from '#web/documents/use-brief-form.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import * as texts from '#words/read-back.ts'
import { DesignChoice } from './design-choice.tsx'
import { NameChoice } from './name-choice.tsx'
import { ReadItemRow } from './read-item-row.tsx'
import { ReadPart } from './read-part.tsx'

/** Milliseconds after the last keystroke. */
const pause = 700

type Typed = { projectName: string; requirements: Partial<Requirements> }
const readQuery = ({ projectName, requirements }: Typed) =>
  queryOptions({
    queryKey: ['read-back', projectName, requirements],
    queryFn: async () => ({ read: await api.documentsV3.readBack({ projectName, requirements }), requirements }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 10_000,
  })

type ReadBackPanelProps = {
  form: BriefFormState
  /** Shown before anything is typed. */
  empty?: ReactNode
}

/** The contents of the brief while it is typed, the roles of its names, and the design to start from. */
export function ReadBackPanel({ form, empty = null }: ReadBackPanelProps) {
  const [projectName, requirements] = useWatch({ control: form.control, name: ['projectName', 'requirements'] })
  const isEmpty = Object.values(requirements).every(isBlank)
  // Serialised, because the form changes its object in place.
  const typed = JSON.stringify({ projectName, requirements } satisfies Typed)
  const settled = useSettled(typed, pause)
  const mayRead = !isEmpty && settled === typed && lengthOf(requirements) <= limits.text
  const { data } = useQuery({ ...readQuery(JSON.parse(settled) as Typed), enabled: mayRead })
  if (isEmpty) return projectName.trim() === '' ? empty : null
  if (!data) return null
  return (
    <Panel title={texts.whatBriefSays}>
      <ReadBackOf form={form} {...data} />
    </Panel>
  )
}

type ReadBackOfProps = { form: BriefFormState; read: ReadBack; requirements: Partial<Requirements> }

function ReadBackOf({ form, read, requirements }: ReadBackOfProps) {
  const isThere = ({ field, start, end }: ReadItem) =>
    (form.getValues(`requirements.${field}`) ?? '').slice(start, end) === (requirements[field] ?? '').slice(start, end)
  const rows = (items: ReadItem[]) => (
    <ul>
      {items.map((item, index) => (
        <ReadItemRow key={`${index} ${item.field} ${item.start}`} item={item} isThere={isThere(item)} />
      ))}
    </ul>
  )
  const { statements, groups, dates, money, names, warnings, silent } = read
  return (
    <div className="grid gap-4 p-4 sm:p-5">
      <div className="grid gap-1">
        <output className="text-sm text-ink-2">{texts.statementsRead(statements)}</output>
        {groups.map(({ name, items, more }) => (
          <FoldedFields key={name} title={texts.labels[name]} note={String(items.length + more)}>
            {rows(items)}
            {more > 0 && <p className="text-sm text-ink-3">{texts.andMore(more)}</p>}
          </FoldedFields>
        ))}
      </div>
      {dates.length > 0 && <ReadPart title={texts.dates}>{rows(dates)}</ReadPart>}
      {money.length > 0 && <ReadPart title={texts.money}>{rows(money)}</ReadPart>}
      {warnings.length > 0 && (
        <ReadPart title={texts.toCheck}>
          <ul className="grid gap-1 border-l-3 border-warning pl-3 text-sm wrap-anywhere">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </ReadPart>
      )}
      {silent.length > 0 && (
        <ReadPart title={texts.notMentioned}>
          <p className="text-sm text-ink-2">{silent.map(({ topic }) => topic).join(' · ')}</p>
        </ReadPart>
      )}
      <NameChoice form={form} names={names} />
      <DesignChoice form={form} read={read} />
    </div>
  )
}
