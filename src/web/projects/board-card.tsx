/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- cards are dragged; the keys are those of their button */
import GripVertical from 'lucide-react/icons/grip-vertical'
import { Link } from 'react-router'
import type { ProjectRow } from '#shared/api/projects.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import * as words from '#words/projects.ts'
import { HealthBadge } from './health-badge.tsx'
import { dayLabel } from './labels.ts'
import { ProgressBar } from './progress-bar.tsx'

type BoardCardProps = {
  project: ProjectRow
  isHeld: boolean
  isMovable: boolean
  /** Returns whether the board handles the key. */
  onKey(key: string): boolean
  onTake(): void
  onLeave(): void
}

/** The element ID of the handle that moves a card. */
export const handleId = (project: string) => `move-${project}`

/** A project on the board. */
export const BoardCard = ({ project, isHeld, isMovable, onKey, onTake, onLeave }: BoardCardProps) => (
  <li
    draggable={isMovable}
    onDragStart={(event) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', project.name)
      onTake()
    }}
    onDragEnd={onLeave}
    className={`grid gap-2 rounded-md border bg-surface p-3 ${isHeld ? 'border-accent' : 'border-line'}`}
  >
    <div className="flex items-start gap-1">
      <div className="min-w-0 flex-1">
        <Link
          to={`/projects/${project.id}`}
          className="inline-flex items-center font-medium wrap-anywhere underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {project.name}
        </Link>
        <p className="text-sm text-ink-3">{project.clientName}</p>
      </div>
      {isMovable && (
        <button
          type="button"
          id={handleId(project.id)}
          aria-label={words.move(project.name)}
          aria-pressed={isHeld}
          aria-keyshortcuts="Space ArrowLeft ArrowRight Escape"
          onKeyDown={(event) => onKey(event.key) && event.preventDefault()}
          onBlur={() => isHeld && onKey('Escape')}
          className={buttonStyle({
            variant: 'quiet',
            size: 'icon',
            className: '-mt-1.5 -mr-2 cursor-grab aria-pressed:text-accent',
          })}
        >
          <GripVertical aria-hidden size={16} />
        </button>
      )}
    </div>
    <ProgressBar percent={project.percent} />
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-xs text-ink-3">
      <HealthBadge health={project.health} />
      {project.overdue > 0 && <span className="font-medium text-danger">{words.overdueCount(project.overdue)}</span>}
      {project.endsOn && <span className="w-full tabular-nums">{words.endsOnDay(dayLabel(project.endsOn))}</span>}
    </div>
  </li>
)
