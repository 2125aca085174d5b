import { useId } from 'react'
import type { SampleProject } from '#shared/api/samples.ts'
import { ShareBar } from '#web/ui/share-bar.tsx'
import * as words from '#words/projects.ts'
import { StatusBadge } from './status-badge.tsx'

export function ProjectCard({ project }: { project: SampleProject }) {
  const id = useId()
  const facts = [
    [words.deadline, project.deadline],
    [words.team, words.members(project.team)],
    [words.budget, project.budget],
  ]
  return (
    <li className="flex min-w-0 flex-col rounded-lg border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id={id} className="text-lg font-medium tracking-tight">
            {project.name}
          </h2>
          <p className="text-sm text-ink-3">{project.client}</p>
        </div>
        <StatusBadge status={project.status} />
      </div>
      <p className="mt-3 mb-5 text-ink-2">{project.description}</p>
      <div className="mt-auto">
        <div aria-hidden className="mb-1.5 flex items-baseline justify-between text-sm text-ink-3">
          {words.progress}
          <span className="font-mono text-ink tabular-nums">{project.progress}%</span>
        </div>
        <progress aria-label={words.progress} aria-describedby={id} value={project.progress} max={100} className="sr-only" />
        <ShareBar percent={project.progress} />
      </div>
      <dl className="mt-5 grid grid-cols-[4fr_3fr_2fr] gap-x-3 border-t border-line pt-4 text-sm">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-3">{label}</dt>
            <dd className="mt-0.5 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
