import type { ActivityVerb, Figure } from '#shared/api/overview.ts'
import type { ReactNode } from 'react'
import { counted, plural } from '../counted.ts'
import { sentence } from '../sentence.ts'

export const activity = 'Activity'
export const nothingHasHappenedYetWhat = 'Nothing has happened yet. What is written, approved and shared will appear here.'
export const overdue = 'Overdue'
export const dueSoon = 'Due soon'
export const dateNear = 'Date near'
export const enquiry = 'Enquiry'
export const planTooLong = 'Plan too long'
export const outOfDate = 'Out of date'
export const marked = 'Marked'
export const quiet = 'Quiet'
export const nothingWaitsForYouVersion = 'Nothing waits for you. Documents to read and approve appear here.'
export const questionsForYou = 'Questions for you'
export const newSinceYouLooked = 'New since your last visit'
export const youHaveSeenEverything = 'You have seen everything.'
export const whatChangedInSince = (name: string, since: string) => `What changed in ${name} since ${since}`
export const since = (since: string) => `Since ${since}`
export const yourProjects = 'Your projects'
export const yourDocuments = 'Your documents'
export const all = (total: string) => `All ${total}`
export const nothingIsShownToYou = 'No documents yet. What we write for you will appear here.'
export const yourPeople = 'Your people'
export const nobodyIsNamedYet = 'No contacts yet.'
export const versionAskedBy = (version: string, askedBy: string) => `Version ${version}, asked by ${askedBy}`
export const dueOn = (day: string) => `, due on ${day}`
export const decideOn = (title: string) => `Decide on ${title}`
export const decide = 'Decide'
export const highestInLastMonth = (title: string, max: string, last: string) =>
  `${title}: highest ${max}, in the last month ${last}`
export const showAsTable = 'Show as a table'
export const month = 'Month'
export const answersForYou = 'Answers for you'
export const consultant = 'Consultant'
export const colleague = 'Colleague'
export const whatYouTypedIsKept = (error: string) => `${error} Your text is still here.`
export const questionsOf = (name: string) => `Questions of ${name}`
export const sendAnswers = 'Send answers'
export const yourAnswer = 'Your answer'
export const untilYouAnswer = (proposal: string) => `Until you answer: ${proposal}`
export const in30Days = (change: string) => `+${change} in 30 days`
export const needsAttention = 'Needs attention'
export const nothingNeedsYouNowReviews =
  'Nothing needs you now. Reviews, projects that are late, enquiries, emails that failed and documents that are out of date appear here.'
export const documentsByState = 'Documents by state'
export const twelveMonths = '12 months'
export const documentsByStateAtEnd = 'Documents by state, at the end of each month'
export const budgetsOfApprovedDocuments = 'Budgets of approved documents'
export const byMonthOfApproval = 'By month of approval'
export const noApprovedDocumentGivesBudget =
  'No approved document gives a budget yet. Approve one whose brief has a sum, and it will appear here.'
export const amount = 'Amount'
export const yourWorkWithWhatWaits = (name: string) => `What is waiting for you, and your projects with ${name}.`
export const whatNeedsYouAndHow = 'Your tasks and the state of our work.'
export const user = 'User'
export const overview = 'Overview'
export const firmsWorkAtGlanceFigures = 'The firm’s work at a glance. Figures and activity are samples for now.'
export const yourWorkWithFirm = 'Your work with us.'
export const whatHappensInYourProjects = 'News of your projects will appear here. Your documents are under Documents.'
export const revenueOverview = 'Revenue Overview'
export const last6Months = 'Last 6 months'
export const revenueChartWillBeDisplayed = 'Revenue chart will be displayed here'
export const integrationComingSoon = 'Integration coming soon'
export const recentActivity = 'Recent Activity'
export const generateDocument = 'Generate Document'
export const aiAssistant = 'AI Assistant'
export const viewClients = 'View Clients'
export const manageProjects = 'Manage Projects'
export const quickActions = 'Quick Actions'
export const didTo = (who: string, what: string, document: ReactNode) => sentence`${who} ${what} ${document}`
export const answersAreSent = (count: number, name: string) =>
  `Thank you. Your consultants have ${plural(count, 'your answer', 'your answers')} on ${name}.`
export const youWereAsked = (by: string, day: string) => `You were asked by ${by} on ${day}`
export const wasAsked = (name: string, by: string, day: string) => `${name} was asked by ${by} on ${day}`
export const budgetsByMonth = 'Budgets of approved documents, by month'
export const budgetsInByMonth = (currency: string) => `Budgets of approved documents in ${currency}, by month`
export const welcomeBack = (name: string) => `Welcome back, ${name}`
export const counts: Record<Figure['of'], string> = {
  clients: 'Clients',
  projects: 'Projects',
  documents: 'Documents',
  approved: 'Approved',
}
export const today = 'Today'
export const yesterday = 'Yesterday'
export const review = 'Review'
export const changesAsked = 'Changes asked'
export const answer = 'Answer'
export const inReview = 'In review'
export const approval = 'Approval'
export const lateProject = 'Late project'
export const nothingWaitsForYou = 'Nothing waits for you.'
export const show = 'Show'
export const mine = 'Mine'
export const allOfIt = 'All'
export const showAll = 'Show all'
export const currency = 'Currency'
export const noCurrency = 'No currency'
export const lateProjectsOf = (client: string, count: number) => `${client}: ${counted(count, 'late project', 'late projects')}`
export const documentsOfTitle = (title: string, count: number) => `${title}: ${counted(count, 'document', 'documents')}`
export const reviewsOfTitle = (title: string, count: number) => `${title}: ${counted(count, 'review', 'reviews')}`
export const draftsToApproveOf = (client: string, count: number) => `${client}: ${counted(count, 'draft', 'drafts')} to approve`
const documentsOf = (verb: string) => (who: string, count: number) => `${who} ${verb} ${counted(count, 'document', 'documents')}`
export const didToDocuments: Record<ActivityVerb, (who: string, count: number) => string> = {
  'version-added': documentsOf('wrote'),
  'section-edited': (who, count) => `${who} edited ${counted(count, 'section', 'sections')}`,
  'design-edited': (who, count) => `${who} changed designs ${counted(count, 'time', 'times')}`,
  'document-rolled-back': documentsOf('rolled back'),
  'version-published': documentsOf('published'),
  'version-approved': documentsOf('approved'),
  'approval-withdrawn': (who, count) => `${who} withdrew ${counted(count, 'approval', 'approvals')}`,
  'review-asked': (who, count) => `${who} asked for ${counted(count, 'review', 'reviews')}`,
  'review-decided': (who, count) => `${who} approved in ${counted(count, 'review', 'reviews')}`,
  'changes-asked': (who, count) => `${who} asked for changes ${counted(count, 'time', 'times')}`,
  'question-asked': (who, count) => `${who} asked clients ${counted(count, 'question', 'questions')}`,
  'questions-answered': (who, count) => `${who} answered questions ${counted(count, 'time', 'times')}`,
  'document-shared': (who, count) => `${who} shared documents ${counted(count, 'time', 'times')}`,
}
export const waitingForYou = 'Waiting for you'
export const noProjectIsUnderWay = 'No project is under way.'
