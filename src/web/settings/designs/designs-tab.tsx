import { useState, type FormEvent } from 'react'
import { designsQuery } from '#web/documents/read-back/designs-query.ts'
import { SettingsPart } from '#web/settings/settings-part.tsx'
import * as words from '#words/reference-designs.ts'
import { Loaded } from '../loaded.tsx'
import { DesignPage } from './design-page.tsx'
import type { ListedDesign, NearDesign } from '#shared/api/references.ts'
import { SearchInput } from '#web/ui/search-input.tsx'
import { limits } from '#shared/brief-limits.ts'
import { api } from '#web/api/api.ts'
import { SavingNote } from '../saving-note.tsx'
import { useSaving } from '../use-saving.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'

type DesignListProps = { designs: ListedDesign[]; onOpen: (id: string) => void }

/** Every design, by name; can be searched by name and purpose. */
function DesignList({ designs, onOpen }: DesignListProps) {
  const [text, setText] = useState('')
  const asked = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = designs.filter((design) => {
    const said = `${design.name} ${design.purpose} ${design.fits}`.toLowerCase()
    return asked.every((word) => said.includes(word))
  })
  return (
    <div className="grid gap-3">
      <SearchInput
        aria-label={words.search}
        placeholder={words.search}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {found.length === 0 && <output className="text-sm text-ink-3">{words.noneFound}</output>}
      <ul className="divide-y divide-line rounded-md border border-line">
        {found.map((design) => (
          <li key={design.id}>
            <button
              type="button"
              onClick={() => onOpen(design.id)}
              className="grid w-full cursor-pointer gap-1 px-4 py-3 text-left hover:bg-raised"
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-medium wrap-anywhere">{design.name}</span>
                <span className="text-sm text-ink-3">{noteOf(design)}</span>
              </span>
              <span className="text-sm text-ink-2">{design.purpose}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const noteOf = ({ isAdvice, isOwn, version }: ListedDesign) =>
  [isAdvice && words.advice, isOwn ? words.firmsCopy(version) : words.packaged].filter(Boolean).join(' · ')

/** The firm's reference designs: the list, or the open one. */
export function DesignsTab() {
  const [opened, setOpened] = useState<string>()
  if (opened !== undefined) return <DesignPage key={opened} id={opened} onClose={() => setOpened(undefined)} />
  return (
    <div className="grid gap-6">
      <p className="text-sm text-ink-2">{words.whatTheyAre}</p>
      <Loaded query={designsQuery}>{(designs) => <DesignList designs={designs} onOpen={setOpened} />}</Loaded>
      <SettingsPart title={words.tryOnBrief} description={words.tryOnBriefNote}>
        <TryOnBrief onOpen={setOpened} />
      </SettingsPart>
    </div>
  )
}

/** Ranks the designs by how near they are to a text. */
function TryOnBrief({ onOpen }: { onOpen: (id: string) => void }) {
  const [text, setText] = useState('')
  const [nearest, setNearest] = useState<NearDesign[]>()
  const saving = useSaving()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await saving.save(async () => {
      setNearest((await api.references.nearest({ text })).nearest)
      return ''
    })
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <Field label={words.brief}>
        {(control) => (
          <TextArea {...control} rows={5} maxLength={limits.text} value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      <div>
        <Button type="submit" disabled={saving.isBusy || text.trim() === ''}>
          {words.compare}
        </Button>
      </div>
      {saving.failure !== undefined && <SavingNote {...saving} />}
      {nearest?.length === 0 && <output className="text-sm text-ink-3">{words.noneNear}</output>}
      {nearest && nearest.length > 0 && (
        <ol aria-label={words.tryOnBrief} className="divide-y divide-line">
          {nearest.map(({ id, name, words: shared }) => (
            <li key={id} className="grid gap-0.5 py-2">
              <button
                type="button"
                onClick={() => onOpen(id)}
                className="cursor-pointer justify-self-start text-left font-medium underline underline-offset-2"
              >
                {name}
              </button>
              <span className="text-sm text-ink-3 wrap-anywhere">{shared.join(', ')}</span>
            </li>
          ))}
        </ol>
      )}
    </form>
  )
}
