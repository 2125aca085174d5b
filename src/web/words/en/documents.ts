export const pleaseFillInAllRequired = 'Please fill in all required fields'
export const brief = 'Brief'
export const stopping = 'Stopping...'
export const generateDocument = 'Generate Document'
export const tooMany = (value: string) => `; ${value} too many`
export const ofCharacters = (typed: string, text: string, rest: string) => `${typed} of ${text} characters${rest}`
export const selectAClient = 'Select a client'
export const content = 'Content'
export const documentType = 'Document type'
export const outputFormat = 'Output format'
export const fileCouldNotBeHad = (status: number) => `The file could not be had (${status}).`
export const projectName = 'Project name'
export const failedToGenerateDocument = 'Failed to generate document'
export const advanced = 'Advanced'
export const simple = 'Simple'
export const professional = 'Professional'
export const documentGenerators = 'Document generators'
export const recentDocuments = 'Recent Documents'
export const noDocumentsYet = 'No documents yet'
export const chooseTypeAndClientName = 'Choose a type and a client, name the project, and the first one appears here.'
export const oneToLineOrAs = 'One to a line or as prose; numbers and units are kept.'
export const anythingElseThatDocumentShould = 'Anything else that the document should know: dates, budget, people, systems.'
export const constraintsAndAssumptions = 'Constraints and assumptions'
export const type = 'Type'
export const version = 'Version'
export const created = 'Created'
export const startsFrom = 'Starts from'
export const documentGeneratedSuccessfully = 'Document generated successfully!'
export const viewDocument = 'View document'
export const filesMadeByAgent = 'Files made by the agent'
export const download = (name: string) => `Download ${name}`
export const whatWordFileDoesNot = 'What the Word file does not take from the template'
export const chooseAType = 'Choose a type.'
export const chooseAClient = 'Choose a client.'
export const giveProjectName = 'Give the project a name.'
export const noKeyWrittenOffline = 'No key: written offline'
export const noKeyWrittenBy = (writer: string) => `No key: written by ${writer}`
export const versionAndApproval = (version: string, approved: boolean) =>
  `${version}, ${approved ? 'approved' : 'pending approval'}`
