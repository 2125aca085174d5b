import { useId, type ReactNode } from 'react'

type SettingsPartProps = { title: string; description?: string; children: ReactNode }

/** A titled part of a tab. */
export function SettingsPart({ title, description, children }: SettingsPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-5 first:border-0 first:pt-0">
      <div className="grid gap-1">
        <h3 id={id} className="font-medium">
          {title}
        </h3>
        {description && <p className="text-sm text-ink-3">{description}</p>}
      </div>
      {children}
    </section>
  )
}
