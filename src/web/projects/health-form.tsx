import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ProjectPage } from '#shared/api/projects.ts'
import { type ProjectHealth, projectHealths, projectLimits } from '#shared/projects.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import * as general from '#words/general.ts'
import { healthNames } from '#words/project-states.ts'
import * as words from '#words/projects.ts'
import { reloadProjects } from './live-queries.ts'

type HealthFormProps = { project: Pick<ProjectPage, 'id' | 'statedHealth' | 'calculated'>; onClose: () => void }

/** Replaces a project's calculated health, or applies it again; either needs a reason. */
export function HealthForm({ project: { id, statedHealth, calculated }, onClose }: HealthFormProps) {
  const [health, setHealth] = useState<ProjectHealth | null>(statedHealth)
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const set = useMutation({
    mutationFn: () => api.projects.update({ id, health, text }),
    onSuccess: async () => {
      await reloadProjects()
      onClose()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isEmpty = text.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) (event.currentTarget.elements.namedItem('why') as HTMLElement).focus()
    else set.mutate()
  }
  return (
    <form aria-label={words.changeHealth} noValidate onSubmit={submit} className="grid gap-3">
      <Field label={words.health}>
        {(control) => (
          <Select
            {...control}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- pressing Change health moves the focus here
            autoFocus
            value={health ?? ''}
            onChange={({ target }) => setHealth((target.value || null) as ProjectHealth | null)}
          >
            <option value="">{words.automaticHealth(healthNames[calculated.health])}</option>
            {projectHealths.map((one) => (
              <option key={one} value={one}>
                {healthNames[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.why} required error={isMissing ? words.giveAReason : undefined}>
        {(control) => (
          <TextArea
            {...control}
            name="why"
            value={text}
            maxLength={projectLimits.update}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {set.isError && <ErrorBanner>{sentenceFor(set.error)}</ErrorBanner>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={set.isPending}>
          {words.setHealth}
        </Button>
        <Button onClick={onClose}>{general.cancel}</Button>
      </div>
    </form>
  )
}
