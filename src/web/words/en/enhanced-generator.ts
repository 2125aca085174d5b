export const historyOf = (name: string) => `History of ${name}`
export const history = 'History'
export const exportAsPdf = (name: string) => `Export ${name} as PDF`
export const exportLabel = 'Export'
export const share = (name: string) => `Share ${name}`
export const generatingWithClaudeAi = 'Generating with Claude AI...'
export const addClient = 'Add Client'
export const documentGeneratedSuccessfully = 'Document generated successfully!'
export const viewDocument = 'View document'
export const professionalDocumentGenerator = 'Professional Document Generator'
export const designDocumentsTheirVersionsAnd = 'Design documents, their versions and approvals.'
export const pendingApproval = 'Pending approval'
export const generation = 'Generation'
export const active = 'Active'
export const googleDrive = 'Google Drive'
export const connected = 'Connected'
export const pipelineStatus = 'Pipeline Status'
export const generateDocumentAgain = (name: string) => `Generate ${name} again`
export const generateAgain = 'Generate again'
export const setupGoogleDrive = 'Setup Google Drive'
export const foldersAreReady = 'Every client has a folder for its documents.'
export const shareThisDocument = 'Share this document'
export const emailAddressToShareWith = 'Email address to share with'
export const continueLabel = 'Continue'
export const mayEditDocument = (email: string) => `May ${email} edit the document?`
export const ifNotTheyMayOnly = 'If not, they may only read it. Escape shares nothing.'
export const canEdit = 'Can edit'
export const readOnly = 'Read-only'
export const documentSharedWith = (email: string) => `Document shared with ${email}`
export const approveVersion = (version: string) => `Approve version ${version}`
export const takeBackApprovalOfVersion = (version: string) => `Take back the approval of version ${version}`
export const takeBack = 'Take back'
export const publishVersion = (version: string) => `Publish version ${version}`
export const rollbackToVersion = (version: string) => `Rollback to version ${version}`
export const versionHistory = 'Version History'
export const closeVersionHistory = 'Close version history'
export const current = 'Current'
export const publishedBy = (publishedBy: string, moment: string) => `Published by ${publishedBy}, ${moment}`
export const approvalTakenBackBy = (by: string, moment: string, reason: string) =>
  `Approval taken back by ${by}, ${moment}: ${reason}`
export const approvedBy = (name: string) => `Approved by ${name}`
export const theyWillSeeApproved = (version: string) =>
  `They will see version ${version}, the approved one, and nothing written later.`
export const theyWillSeeDraft = (version: string) => `They will see version ${version}, a draft, and nothing written later.`
