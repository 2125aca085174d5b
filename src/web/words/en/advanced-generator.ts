export const advancedDocumentGenerator = 'Advanced Document Generator'
export const fromBriefToDocumentThat = 'From a brief to a document that can be sent.'
export const download = (format: string) => `Download ${format}`
export const downloadJson = 'Download JSON'
export const downloadAs = (title: string, format: string) => `Download ${title} as ${format}`
export const aiAgentWithTools = 'Use AI agent with tools'
export const codeInterpreterImageGenerationEnhanced = 'Code interpreter, image generation, enhanced reasoning'
export const noKeyWritesWithoutAgent = (writer: string) => `No key: the ${writer} writes, without the agent and its tools`
export const reading = (name: string) => `Reading ${name}...`
export const briefFromFileOptional = 'Brief from a file (optional)'
export const fillsFieldsBelowByIts = (join: string) =>
  `Fills the fields of the form by its headings. Check them before you generate. ${join}`
export const tryItWithBriefOf = 'Try an example brief'
export const itFillsFormToBe = 'It fills the form for you to check and edit. Then press Generate Document.'
export const templateOptional = 'Template (optional)'
export const templateSelected = (name: string) => `Template selected: ${name}`
export const generatingWithAgent = 'Generating with AI Agent...'
export const generatingWithStandardAi = 'Generating with Standard AI...'
export const itsHeadingsOrderDocument = (outline: string | undefined, extensions: string) =>
  `The document follows this template’s headings${outline ? `; without a template, the outline “${outline}”` : ''}. Word files also use its styles. ${extensions}`
export const exampleNames = { hospital: 'A hospital’s letters', bank: 'A bank’s complaints', county: 'A county’s trees' }
export const fileKinds = { template: 'A template', brief: 'A brief' }
export const fileMustBe = (kind: string, others: string, last: string) => `${kind} is a ${others} or ${last} file.`
export const fileHasAtMost = (kind: string, megabytes: number) => `${kind} can be at most ${megabytes} MB.`
export const restOfBrief = 'More of the brief'
export const requirementsScopeDeliverables = 'Requirements, scope, deliverables, context'
export const filesAndFormat = 'Files and format'
export const briefTemplateAgent = 'Brief from a file, template, agent'
