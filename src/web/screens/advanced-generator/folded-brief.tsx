import { CharacterCount } from '#web/documents/character-count.tsx'
import { ClientField } from '#web/documents/client-field.tsx'
import { FormatChoice, TypeChoice } from '#web/documents/document-choices.tsx'
import { FoldedFields } from '#web/documents/folded-fields.tsx'
import { ProjectNameField } from '#web/documents/project-name-field.tsx'
import { RequirementFields } from '#web/documents/requirement-fields.tsx'
import * as words from '#words/advanced-generator.ts'
import { AgentChoice } from './agent-choice.tsx'
import { BriefFileField } from './brief-file-field.tsx'
import { TemplateField } from './template-field.tsx'
import { type BriefProps, isWritten, limiting, readFromFile, ReadFromFile } from './written-fields.tsx'

const folded = ['technicalRequirements', 'scope', 'deliverables', ...limiting, ...readFromFile, 'additionalContext'] as const

/** The form in live work: the required fields; the others are folded until they are opened or filled. */
export const FoldedBrief = ({ form, template, onTemplate }: BriefProps) => (
  <>
    <TypeChoice form={form} compact />
    <ClientField form={form} />
    <ProjectNameField form={form} />
    <RequirementFields form={form} names={['businessObjective']} rows={3} />
    <FoldedFields
      title={words.restOfBrief}
      note={words.requirementsScopeDeliverables}
      {...(isWritten(form, folded) && { open: true })}
    >
      <RequirementFields form={form} names={['technicalRequirements', 'scope', 'deliverables', ...limiting]} />
      <ReadFromFile form={form} />
      <RequirementFields form={form} names={['additionalContext']} />
      <CharacterCount form={form} />
    </FoldedFields>
    <FoldedFields
      title={words.filesAndFormat}
      note={words.briefTemplateAgent}
      {...((template.file || template.objection !== undefined) && { open: true })}
    >
      <FormatChoice form={form} />
      <BriefFileField form={form} />
      <TemplateField documentType={form.documentType} chosen={template} onChoose={onTemplate} />
      <AgentChoice form={form} />
    </FoldedFields>
  </>
)
