import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import type { ShownDesign } from '#shared/api/references.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/reference-designs.ts'
import { Loaded } from '../loaded.tsx'
import { SavingNote } from '../saving-note.tsx'
import { useSaving, type Saving } from '../use-saving.ts'
import { designQuery, reloadDesigns } from './design-query.ts'
import { DesignSections } from './design-sections.tsx'
import { AppError } from '#shared/errors.ts'
import { forget, readStored, store } from '#web/ui/stored-value.ts'
import { DesignTextField, useFaults } from './design-text-field.tsx'
import { readDesignText, writeDesignText } from './design-text.ts'
import { momentLabel } from '#web/documents/labels.ts'
import { SettingsPart } from '../settings-part.tsx'

type DesignVersionsProps = { versions: ShownDesign['versions']; onShow: (version: number) => void }

/** The firm's versions of a design, newest first. */
const DesignVersions = ({ versions, onShow }: DesignVersionsProps) => (
  <SettingsPart title={words.versions}>
    <ol className="divide-y divide-line">
      {versions.map(({ version, by, at, isBack, name }) => (
        <li key={version} className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
          <span className="min-w-0 wrap-anywhere">
            {words.versionBy(version, by)}, <time dateTime={at}>{momentLabel(at)}</time>
            <span className="block text-ink-3">{isBack ? words.wentBack : name}</span>
          </span>
          {!isBack && (
            <Button size="small" onClick={() => onShow(version)}>
              {words.show(version)}
            </Button>
          )}
        </li>
      ))}
    </ol>
  </SettingsPart>
)

type DesignPageProps = { id: string; onClose: () => void }

/** One design to read, and the firm's copy to edit. */
export function DesignPage({ id, onClose }: DesignPageProps) {
  const [version, setVersion] = useState<number>()
  return (
    <div className="grid gap-5">
      <Button variant="quiet" className="justify-self-start" onClick={onClose}>
        <ArrowLeft aria-hidden size={16} />
        {words.allDesigns}
      </Button>
      <Loaded query={designQuery(id, version)}>
        {(shown) => <OneDesign shown={shown} earlier={version} onVersion={setVersion} onGone={onClose} />}
      </Loaded>
    </div>
  )
}

type OneDesignProps = {
  shown: ShownDesign
  /** The displayed version, if it is not the one in use. */
  earlier: number | undefined
  onVersion: (version: number | undefined) => void
  /** Called if the design no longer exists. */
  onGone: () => void
}

function OneDesign({ shown, earlier, onVersion, onGone }: OneDesignProps) {
  const { design, isOwn, isPackaged, version, versions } = shown
  const [isEditing, setEditing] = useState(false)
  const saving = useSaving()
  return (
    <article className="grid gap-5">
      <header className="grid gap-2">
        <h3 className="text-xl font-medium tracking-tight wrap-anywhere">{design.name}</h3>
        <p className="text-sm text-ink-3">
          {[design.isAdvice && words.advice, isOwn ? ownLabel(shown) : words.packaged].filter(Boolean).join(' · ')}
        </p>
        <div className="flex flex-wrap gap-2">
          {earlier === undefined && (
            <Button aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
              {isEditing ? words.stopEditing : words.edit}
            </Button>
          )}
          {isOwn && <GoBack shown={shown} saving={saving} onDone={isPackaged ? () => onVersion(undefined) : onGone} />}
        </div>
        <SavingNote {...saving} />
        {earlier !== undefined && (
          <div className="flex flex-wrap items-center gap-2 border-l-3 border-warning pl-3 text-sm">
            {words.shownIs(earlier)}
            <Button size="small" onClick={() => onVersion(undefined)}>
              {words.showCurrent}
            </Button>
          </div>
        )}
      </header>
      {isEditing && earlier === undefined ? (
        <DesignEditor key={version} shown={shown} onSaved={() => setEditing(false)} saving={saving} />
      ) : (
        <DesignSections design={design} />
      )}
      {versions.length > 0 && <DesignVersions versions={versions} onShow={onVersion} />}
    </article>
  )
}

const ownLabel = ({ isPackaged, version }: ShownDesign) => (isPackaged ? words.firmsCopy(version) : words.newOne(version))

type GoBackProps = { shown: ShownDesign; saving: ReturnType<typeof useSaving>; onDone: () => void }

/** Takes the firm's copy out of use. */
function GoBack({ shown: { id, design, isPackaged, version }, saving, onDone }: GoBackProps) {
  const { dialogs, confirm } = useDialogs()
  const label = isPackaged ? words.goBack : words.takeAway
  const ask = async () => {
    const text = isPackaged ? words.askToGoBack(design.name) : words.askToTakeAway(design.name)
    if (!(await confirm({ text, note: words.versionsStay, yes: label, no: general.cancel }))) return
    const isDone = await saving.save(async () => {
      await api.references.goBack({ id, base: version })
      await reloadDesigns()
      return words.packagedIsUsed
    })
    if (isDone) onDone()
  }
  return (
    <>
      <Button disabled={saving.isBusy} onClick={() => void ask()}>
        {label}
      </Button>
      {dialogs}
    </>
  )
}

type Draft = { base: number; text: string }
type DesignEditorProps = { shown: ShownDesign; saving: Saving; onSaved: () => void }

/** The firm's copy as text, with its errors. Typed text survives a reload. */
function DesignEditor({ shown: { id, design, version }, saving, onSaved }: DesignEditorProps) {
  const place = `reference:${id}`
  const [draft, setDraft] = useState<Draft>(
    () => (readStored(place) as Draft | undefined) ?? { base: version, text: writeDesignText(design) },
  )
  const faults = useFaults(draft.text)
  const type = (text: string) => {
    const next = { ...draft, text }
    setDraft(next)
    store(place, next)
  }
  const save = () =>
    saving.save(async () => {
      const read = readDesignText(draft.text)
      if (read.fault !== undefined) throw new AppError('invalid-input', read.fault)
      const { version: next } = await api.references.save({ id, base: draft.base, design: read.design })
      forget(place)
      await reloadDesigns()
      onSaved()
      return words.saved(next)
    })
  const discard = () => {
    forget(place)
    setDraft({ base: version, text: writeDesignText(design) })
  }
  return (
    <div className="grid gap-4">
      {draft.base !== version && <p className="border-l-3 border-warning pl-3 text-sm">{words.basedOnOlder}</p>}
      <DesignTextField text={draft.text} faults={faults} onType={type} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={saving.isBusy} onClick={() => void save()}>
          {words.save}
        </Button>
        <Button disabled={saving.isBusy} onClick={discard}>
          {words.discard}
        </Button>
      </div>
    </div>
  )
}
