import { ReactFlowProvider } from '@xyflow/react'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as words from '#words/design-picture.ts'
import type { DesignEditing } from '../editing.ts'
import { AddComponent } from './add-component.tsx'
import { AskCarried } from './ask-carried.tsx'
import { layPicture } from './lay-picture.ts'
import { addComponent, addConnection, addReady } from './picture-changes.ts'
import { type Ends, PictureCanvas } from './picture-canvas.tsx'
import { focusNode } from './picture-focus.ts'
import { SelectedPanel } from './selected-panel.tsx'

/** The diagram of a design, drawn as in the document, for reading and editing. */
export const DesignPicture = ({ editing }: { editing: DesignEditing }) => (
  <ReactFlowProvider>
    <Workspace editing={editing} />
  </ReactFlowProvider>
)

function Workspace({ editing }: { editing: DesignEditing }) {
  const { facts, boxes, isReadOnly } = editing
  const { elements, relations, system } = facts
  const laid = useMemo(() => layPicture({ elements, relations, system }, boxes), [elements, relations, system, boxes])
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

  return (
    <div className="@container grid gap-3">
      {!isReadOnly && (
        <AddComponent
          isFirst={laid.placed.length === 0}
          onAdd={(kind, name) => addAs(addComponent(editing, kind, name))}
          onAddReady={(ready) => addAs(addReady(editing, ready))}
        />
      )}
      <output className="sr-only">{said}</output>
      {laid.placed.length === 0 ? (
        isReadOnly && <p className="text-sm text-ink-3">{words.noComponents}</p>
      ) : (
        <div className="grid gap-3 @3xl:grid-cols-[minmax(0,1fr)_20rem]">
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
