import type { ListedDesign } from '#shared/api/references.ts'
import type { BriefFormState } from '#web/documents/use-brief-form.ts'
import type { FilledBrief } from '#web/documents/brief-values.ts'
import { HostingSelect } from './hosting-select.tsx'
import { PlugFields } from './plug-fields.tsx'

type ChosenDesignProps = {
  form: BriefFormState
  design: FilledBrief['design']
  plugs: ListedDesign['plugs']
  /** The names in the brief. */
  names: string[]
}

/** The hosting of the chosen design, and the client's names for its plugs. */
export const ChosenDesign = ({ form, design, plugs, names }: ChosenDesignProps) => (
  <div className="grid gap-4 border-l-3 border-accent pl-3">
    <HostingSelect value={design.hosting} onChange={(hosting) => form.setValue('design', { ...design, hosting })} />
    <PlugFields
      plugs={plugs}
      names={names}
      values={design.plugs}
      onChange={(values) => form.setValue('design', { ...design, plugs: values })}
    />
  </div>
)
