export const noVersionBeforeItIs = 'This will be the first approved version.'
export const sinceVersionLastThatWas = (since: string, changes: string) =>
  `Since version ${since}, the last that was approved: ${changes}`
export const approveVersion = (version: string) => `Approve version ${version}?`
export const versionApprovedSuccessfully = 'Version approved successfully'
export const takeBackApprovalOfVersion = (version: string) => `Take back the approval of version ${version}?`
export const versionIsDraftAgainThat = 'The version is a draft again. That it was approved, and your reason, stay on record.'
export const reason = 'Reason'
export const takeBack = 'Take back'
export const approvalTakenBack = 'Approval taken back'
export const areYouSureYouWant = (version: string) => `Are you sure you want to rollback to version ${version}?`
export const itsContentBecomesNewVersion = 'Its content becomes a new version; no version is lost.'
export const documentRolledBackToVersion = (version: string) => `Document rolled back to version ${version}`
export const publishVersionTo = (version: string, client: string) => `Publish version ${version} to ${client}?`
export const everybodyWhoSignsInFor = (client: string) =>
  `Everybody who signs in for ${client} will see this version and may download its files. That cannot be undone.`
export const showToClient = (client: string) => `Show it to ${client}`
