import { ReactFlowProvider } from '@xyflow/react'
import { useMemo, useRef, useState, useEffect } from 'react'
import { flushSync } from 'react-dom'
import * as words from '#words/design-picture.ts'
import { type DesignEditing, type DrawnKind, drawnKinds } from '../editing.ts'
import { layPicture } from './lay-picture.ts'
import { addComponent, addConnection, addReady } from './picture-changes.ts'
import { type Ends, PictureCanvas } from './picture-canvas.tsx'
import { focusNode } from './picture-focus.ts'
import { SelectedPanel } from './selected-panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import Plus from 'lucide-react/icons/plus'
import { Field } from '#web/ui/field.tsx'
import { Options } from '#web/ui/options.tsx'
import { Select } from '#web/ui/select.tsx'
import { Palette, type PaletteComponent } from './palette.tsx'

const kinds = drawnKinds.map((value) => ({ value, label: words.kinds[value] }))

type AddComponentProps = {
  isFirst: boolean
  onAdd: (kind: DrawnKind, name: string) => void
  onAddReady: (component: PaletteComponent) => void
}

/** Remembers the kind, so that several components can be added one after the other. */
function AddComponent({ isFirst, onAdd, onAddReady }: AddComponentProps) {
  const [kind, setKind] = useState<DrawnKind>('container')
  const [name, setName] = useState('')
  const add = () => {
    const given = name.trim()
    if (given === '') return
    onAdd(kind, given)
    setName('')
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      {isFirst && <p className="text-sm text-ink-2">{words.noComponentsYet}</p>}
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-44 max-sm:w-full">
          <Field label={words.kind}>
            {(control) => (
              <Select {...control} value={kind} onChange={({ target }) => setKind(target.value as DrawnKind)}>
                <Options of={kinds} />
              </Select>
            )}
          </Field>
        </div>
        <div className="w-64 max-sm:w-full">
          <TextField label={words.name} value={name} onChange={setName} autoComplete="off" />
        </div>
        <Button type="submit">
          <Plus aria-hidden size={16} />
          {words.addComponent}
        </Button>
      </div>
      <Palette
        typed={name}
        onAdd={(component) => {
          onAddReady(component)
          setName('')
        }}
      />
    </form>
  )
}

/** The diagram of a design, drawn as in the document, for reading and editing. */
export const DesignPicture = ({ editing }: { editing: DesignEditing }) => (
  <ReactFlowProvider>
    <Workspace editing={editing} />
  </ReactFlowProvider>
)

function Workspace({ editing }: { editing: DesignEditing }) {
  const { facts, boxes, frames, lines, isReadOnly } = editing
  const { elements, system } = facts
  const laid = useMemo(() => layPicture({ elements, system }, { boxes, frames, lines }), [elements, system, boxes, frames, lines])
  const [selected, setSelected] = useState<string>()
  const [asked, setAsked] = useState<Ends>()
  const [said, setSaid] = useState('')
  const canvas = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)

  const open = (id: string) => {
    flushSync(() => setSelected(id))
    panel.current?.querySelector('input')?.focus()
  }
  const close = () => {
    if (selected) focusNode(canvas.current, selected)
    setSelected(undefined)
  }
  const remove = (id: string) => {
    const isListed = id !== selected && panel.current?.contains(document.activeElement)
    editing.change({ op: 'remove', id })
    if (id === selected) setSelected(undefined)
    const next = isListed ? panel : canvas
    next.current?.focus()
  }
  const addAs = (change: ReturnType<typeof addComponent | typeof addReady>) => {
    editing.change(change)
    setSelected(change.id)
    setSaid(words.wasAdded(change.value.name))
    canvas.current?.scrollIntoView({ block: 'nearest' })
  }
  const connect = (label: string) => {
    const change = addConnection(editing, { ...asked!, label })
    editing.change(change)
    endAsking()
    setSelected(change.id)
  }
  const endAsking = () => {
    if (asked) focusNode(canvas.current, asked.from)
    setAsked(undefined)
  }
  const nameOf = (id: string) => elements.find((element) => element.id === id)?.name ?? id

  const adding = !isReadOnly && (
    <AddComponent
      isFirst={laid.placed.length === 0}
      onAdd={(kind, name) => addAs(addComponent(editing, kind, name))}
      onAddReady={(ready) => addAs(addReady(editing, ready))}
    />
  )

  return (
    <div className="@container grid gap-3">
      <output className="sr-only">{said}</output>
      {laid.placed.length === 0 && adding}
      {laid.placed.length === 0 ? (
        isReadOnly && <p className="text-sm text-ink-3">{words.noComponents}</p>
      ) : (
        <div className="design-work grid gap-3">
          {adding}
          <div className="design-canvas relative overflow-clip rounded-lg border border-line bg-surface">
            <PictureCanvas
              ref={canvas}
              editing={editing}
              laid={laid}
              selected={selected}
              asked={asked}
              onSelect={setSelected}
              onOpen={open}
              onRemove={remove}
              onAsk={setAsked}
            />
            {asked && (
              <AskCarried
                key={`${asked.from} ${asked.to}`}
                from={nameOf(asked.from)}
                to={nameOf(asked.to)}
                onGive={connect}
                onGiveUp={endAsking}
              />
            )}
          </div>
          <SelectedPanel ref={panel} editing={editing} selected={selected} onSelect={open} onRemove={remove} onClose={close} />
        </div>
      )}
    </div>
  )
}

type AskCarriedProps = { from: string; to: string; onGive: (label: string) => void; onGiveUp: () => void }

/** Asks for the label of a new connection, over the diagram. */
function AskCarried({ from, to, onGive, onGiveUp }: AskCarriedProps) {
  const [label, setLabel] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <form
      ref={form}
      className="absolute inset-x-3 top-3 z-10 mx-auto grid max-w-md gap-3 rounded-lg border border-line bg-surface p-3 shadow-lg"
      onSubmit={(event) => {
        event.preventDefault()
        if (label.trim() !== '') onGive(label.trim())
      }}
    >
      <TextField
        label={words.whatIsCarriedBetween(from, to)}
        value={label}
        onChange={setLabel}
        autoComplete="off"
        onKeyDown={({ key }) => key === 'Escape' && onGiveUp()}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="small">
          {words.connect}
        </Button>
        <Button variant="quiet" size="small" onClick={onGiveUp}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
