import type { UseFormRegister } from 'react-hook-form'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Field, TextArea } from '#web/ui/field.tsx'
import type { BriefValues } from './brief-values.ts'

type Requirement = keyof BriefValues['requirements']
type RowProps = { name: Requirement; label: string; hint?: string; register: UseFormRegister<BriefValues> }

const Row = ({ name, label, hint, register }: RowProps) => (
  <Field label={label} hint={hint}>
    {(control) => <TextArea {...control} {...register(`requirements.${name}`)} />}
  </Field>
)

/** Everything that may be left out. What is rarely said is folded away. */
export const RequirementFields = ({ register }: { register: UseFormRegister<BriefValues> }) => (
  <>
    <Row name="businessObjective" label="Business objective" register={register} />
    <Row
      name="technicalRequirements"
      label="Technical requirements"
      hint="One to a line or as prose; numbers and units are kept."
      register={register}
    />
    <Row name="scope" label="Scope" register={register} />
    <Row name="deliverables" label="Deliverables" register={register} />
    <details className="group">
      <summary className="-mx-2 flex h-9 cursor-pointer list-none items-center gap-1.5 rounded-md px-2 text-sm font-medium text-ink-2 hover:bg-raised hover:text-ink pointer-coarse:h-11">
        <ChevronRight aria-hidden size={16} className="text-ink-3 transition-transform duration-150 group-open:rotate-90" />
        Constraints and assumptions
      </summary>
      <div className="mt-2 grid gap-4">
        <Row name="constraints" label="Constraints" register={register} />
        <Row name="assumptions" label="Assumptions" register={register} />
      </div>
    </details>
    <Row
      name="additionalContext"
      label="Additional context"
      hint="Anything else that the document should know: dates, budget, people, systems."
      register={register}
    />
  </>
)
