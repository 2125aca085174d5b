import type { Migration } from 'kysely'
import * as jobs from './001-jobs.ts'
import * as accounts from './002-accounts.ts'
import * as documents from './003-documents.ts'
import * as approvals from './004-approvals.ts'
import * as sharing from './005-sharing.ts'
import * as usage from './006-usage.ts'
import * as keys from './007-keys.ts'
import * as madeFiles from './008-made-files.ts'
import * as templates from './009-templates.ts'
import * as namedVersions from './010-named-versions.ts'
import * as publications from './011-publications.ts'
import * as shownToClient from './012-shown-to-client.ts'
import * as riskyJobs from './013-risky-jobs.ts'
import * as devices from './014-devices.ts'
import * as turns from './015-turns.ts'
import * as withdrawals from './020-withdrawals.ts'
import * as library from './021-library.ts'
import * as erasures from './022-erasures.ts'
import * as madeVersions from './023-made-versions.ts'
import * as comments from './024-comments.ts'
import * as reviews from './025-reviews.ts'
import * as letters from './026-letters.ts'
import * as links from './027-links.ts'
import * as activity from './028-activity.ts'
import * as drive from './031-drive.ts'
import * as ownSignIns from './032-own-sign-ins.ts'
import * as clientRights from './033-client-rights.ts'
import * as workspace from './034-workspace.ts'
import * as preferences from './035-preferences.ts'
import * as passkeys from './036-passkeys.ts'
import * as clients from './037-clients.ts'
import * as reads from './038-reads.ts'
import * as projects from './040-projects.ts'
import * as projectItems from './041-project-items.ts'
import * as projectUpdates from './042-project-updates.ts'
import * as tokensAndHooks from './043-tokens-and-hooks.ts'
import * as lettersLooksAndCodes from './044-letters-looks-and-codes.ts'
import * as conversations from './045-conversations.ts'
import * as messages from './046-messages.ts'
import * as enquiries from './048-enquiries.ts'
import * as notifications from './049-notifications.ts'
import * as lettersOfDocuments from './052-letters-of-documents.ts'
import * as commentsByLinks from './053-comments-by-links.ts'
import * as writtenAnswers from './054-written-answers.ts'
import * as askedQuestions from './056-asked-questions.ts'
import * as supersededLetters from './058-superseded-letters.ts'
import * as branchesOfConversations from './060-branches-of-conversations.ts'
import * as clientsOfLetters from './061-clients-of-letters.ts'
import * as keptKeysOfAnyVendor from './062-kept-keys-of-any-vendor.ts'
import * as language from './064-language.ts'
import * as weeklyLetters from './065-weekly-letters.ts'
import * as wholeWorks from './066-whole-works.ts'
import * as confirmedSignIns from './070-confirmed-sign-ins.ts'
import * as gatheredVisits from './071-gathered-visits.ts'
import * as ownDesigns from './080-own-designs.ts'
import * as changedDesigns from './081-changed-designs.ts'
import * as patchedDesigns from './082-patched-designs.ts'
import * as approvedAnswers from './083-approved-answers.ts'
import * as publishedApprovals from './084-published-approvals.ts'
import * as activityByTime from './085-activity-by-time.ts'
import * as calculatedHealth from './086-calculated-health.ts'
import * as statesInLibrary from './087-states-in-library.ts'
import * as givenAnswers from './088-given-answers.ts'
import * as clientsWrite from './089-clients-write.ts'
import * as rateCards from './090-rate-cards.ts'
import * as reviewersByAccount from './092-reviewers-by-account.ts'

/** In this order, for ever: a migration that was released is never changed, only followed by another. */
export const allMigrations: Record<string, Migration> = {
  '001-jobs': jobs,
  '002-accounts': accounts,
  '003-documents': documents,
  '004-approvals': approvals,
  '005-sharing': sharing,
  '006-usage': usage,
  '007-keys': keys,
  '008-made-files': madeFiles,
  '009-templates': templates,
  '010-named-versions': namedVersions,
  '011-publications': publications,
  '012-shown-to-client': shownToClient,
  '013-risky-jobs': riskyJobs,
  '014-devices': devices,
  '015-turns': turns,
  '020-withdrawals': withdrawals,
  '021-library': library,
  '022-erasures': erasures,
  '023-made-versions': madeVersions,
  '024-comments': comments,
  '025-reviews': reviews,
  '026-letters': letters,
  '027-links': links,
  '028-activity': activity,
  '031-drive': drive,
  '032-own-sign-ins': ownSignIns,
  '033-client-rights': clientRights,
  '034-workspace': workspace,
  '035-preferences': preferences,
  '036-passkeys': passkeys,
  '037-clients': clients,
  '038-reads': reads,
  '040-projects': projects,
  '041-project-items': projectItems,
  '042-project-updates': projectUpdates,
  '043-tokens-and-hooks': tokensAndHooks,
  '044-letters-looks-and-codes': lettersLooksAndCodes,
  '045-conversations': conversations,
  '046-messages': messages,
  '048-enquiries': enquiries,
  '049-notifications': notifications,
  '052-letters-of-documents': lettersOfDocuments,
  '053-comments-by-links': commentsByLinks,
  '054-written-answers': writtenAnswers,
  '056-asked-questions': askedQuestions,
  '058-superseded-letters': supersededLetters,
  '060-branches-of-conversations': branchesOfConversations,
  '061-clients-of-letters': clientsOfLetters,
  '062-kept-keys-of-any-vendor': keptKeysOfAnyVendor,
  '064-language': language,
  '065-weekly-letters': weeklyLetters,
  '066-whole-works': wholeWorks,
  '070-confirmed-sign-ins': confirmedSignIns,
  '071-gathered-visits': gatheredVisits,
  '080-own-designs': ownDesigns,
  '081-changed-designs': changedDesigns,
  '082-patched-designs': patchedDesigns,
  '083-approved-answers': approvedAnswers,
  '084-published-approvals': publishedApprovals,
  '085-activity-by-time': activityByTime,
  '086-calculated-health': calculatedHealth,
  '087-states-in-library': statesInLibrary,
  '088-given-answers': givenAnswers,
  '089-clients-write': clientsWrite,
  '090-rate-cards': rateCards,
  '092-reviewers-by-account': reviewersByAccount,
}
