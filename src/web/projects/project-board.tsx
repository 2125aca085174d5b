/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- cards are dragged; the keys are those of their button */
import { type DragEvent, useEffect, useRef, useState } from 'react'
import type { ProjectRow } from '#shared/api/projects.ts'
import { nextStatuses, type ProjectStatus, projectStatuses } from '#shared/projects.ts'
import { statusNames } from '#words/project-states.ts'
import * as texts from '#words/projects.ts'
import { BoardCard, handleId } from './board-card.tsx'

type ProjectBoardProps = { projects: ProjectRow[]; mayWrite: boolean; onMove(project: ProjectRow, status: ProjectStatus): void }
/** A card that is being moved, and the column it is over. */
type Held = { id: string; over: ProjectStatus }

/** Projects by status. A card is dragged with the pointer, or picked up with Space and moved with the arrow keys. */
export function ProjectBoard({ projects, mayWrite, onMove }: ProjectBoardProps) {
  const [held, setHeld] = useState<Held>()
  const [said, setSaid] = useState('')
  // In another column a card is a new element: focuses it again if it was moved with the keyboard.
  const moved = useRef<string>(undefined)
  useEffect(() => {
    const card = projects.find(({ id }) => id === moved.current)
    if (card && document.activeElement === document.body) document.getElementById(handleId(card.id))?.focus()
  }, [projects])
  const heldProject = projects.find(({ id }) => id === held?.id)
  const say = (words: string, next: Held | undefined) => {
    setHeld(next)
    setSaid(words)
  }
  const drop = (project: ProjectRow, status: ProjectStatus) => {
    say(
      status === project.status
        ? texts.staysIn(project.name, statusNames[status])
        : texts.droppedOn(project.name, statusNames[status]),
      undefined,
    )
    if (status !== project.status) onMove(project, status)
  }
  const onKey = (project: ProjectRow, key: string): boolean => {
    const isHeld = held?.id === project.id
    if (key === ' ' && !isHeld)
      say(texts.takenArrowsChooseStatusSpace(project.name), {
        id: project.id,
        over: project.status,
      })
    else if ((key === ' ' || key === 'Enter') && isHeld) {
      moved.current = project.id
      drop(project, held.over)
    } else if (key === 'Escape' && isHeld) say(texts.isBackIn(project.name, statusNames[project.status]), undefined)
    else if ((key === 'ArrowLeft' || key === 'ArrowRight') && isHeld) {
      const over = step(project, held.over, key === 'ArrowRight' ? 1 : -1)
      say(texts.overStatus(project.name, statusNames[over]), { id: project.id, over })
    } else return false
    return true
  }
  return (
    <>
      <p className="sr-only" aria-live="assertive">
        {said}
      </p>
      <div className="grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {projectStatuses.map((status) => {
          const cards = projects.filter((project) => project.status === status)
          const mayTake = heldProject !== undefined && heldProject.status !== status && mayBecome(heldProject, status)
          const accept = (event: DragEvent) => {
            if (!mayTake) return
            event.preventDefault()
            if (held!.over !== status) setHeld({ ...held!, over: status })
          }
          return (
            <section
              key={status}
              aria-label={statusNames[status]}
              onDragOver={accept}
              onDrop={(event) => {
                event.preventDefault()
                if (mayTake) drop(heldProject, status)
              }}
              className={`min-h-24 rounded-lg border p-2 ${held?.over === status ? 'border-accent bg-raised' : 'border-line bg-sunken'}`}
            >
              <h2 className="flex items-center justify-between px-1.5 py-1 text-sm font-medium">
                {statusNames[status]}
                <span className="font-mono text-xs text-ink-3 tabular-nums">{cards.length}</span>
              </h2>
              <ul aria-label={texts.projectsInStatus(statusNames[status])} className="mt-1 grid gap-2">
                {cards.map((project) => (
                  <BoardCard
                    key={project.id}
                    project={project}
                    isHeld={held?.id === project.id}
                    isMovable={mayWrite}
                    onKey={(key) => onKey(project, key)}
                    onTake={() => setHeld({ id: project.id, over: status })}
                    onLeave={() => setHeld(undefined)}
                  />
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </>
  )
}

const mayBecome = ({ status, heldFrom }: ProjectRow, to: ProjectStatus) => nextStatuses(status, heldFrom).includes(to)

/** Returns the next column that the project may move to. The same column if there is none. */
function step(project: ProjectRow, from: ProjectStatus, by: 1 | -1): ProjectStatus {
  const open = projectStatuses.filter((status) => status === project.status || mayBecome(project, status))
  return open[open.indexOf(from) + by] ?? from
}
