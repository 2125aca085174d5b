import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ProjectPage } from '#shared/api/projects.ts'
import { projectLimits } from '#shared/projects.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import * as words from '#words/projects.ts'
import { HealthBadge } from './health-badge.tsx'
import { dayLabel } from './labels.ts'
import { reloadProjects } from './live-queries.ts'

type UpdateListProps = { project: Pick<ProjectPage, 'id' | 'updates' | 'mayWrite'> }

/** The team's updates, newest first. */
export const UpdateList = ({ project }: UpdateListProps) => (
  <Panel title={words.updates}>
    <div id="updates" className="grid gap-4 p-4 sm:p-5">
      {project.mayWrite && <UpdateForm project={project} />}
      {project.updates.length === 0 && <p className="text-sm text-ink-3">{words.noUpdatesYet}</p>}
      <ul className="grid gap-4">
        {project.updates.map(({ id, by, at, health, text }) => (
          <li key={id} className="grid gap-0.5">
            <div className="flex flex-wrap items-center gap-x-3">
              {health !== null && <HealthBadge health={health} />}
              <span className="text-sm text-ink-3">
                {by}, {dayLabel(at)}
              </span>
            </div>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </Panel>
)

function UpdateForm({ project: { id } }: UpdateListProps) {
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const say = useMutation({
    mutationFn: () => api.projects.update({ id, text }),
    onSuccess: () => {
      setText('')
      return reloadProjects()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isEmpty = text.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) (event.currentTarget.elements.namedItem('text') as HTMLElement).focus()
    else say.mutate()
  }
  return (
    <form aria-label={words.addAnUpdate} noValidate onSubmit={submit} className="grid gap-3">
      <Field label={words.updateText} required error={isMissing ? words.enterText : undefined}>
        {(control) => (
          <TextArea
            {...control}
            name="text"
            value={text}
            maxLength={projectLimits.update}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {say.isError && <ErrorBanner>{sentenceFor(say.error)}</ErrorBanner>}
      <Button type="submit" className="justify-self-start" disabled={say.isPending}>
        {words.addUpdate}
      </Button>
    </form>
  )
}
