import type { ReactNode } from 'react'
import { plural } from '../counted.ts'
import { sentence } from '../sentence.ts'

export const quotedNotWritten = 'Quoted, not written'
export const fromTheRecord = 'From the record'
export const noAnswer = 'No answer'
export const nothingInTheseDocumentsAnswers = 'Nothing in these documents answers that.'
export const nearestToIt = ' Nearest to it:'
export const documentsNameNone = 'The documents name none.'
export const lookAt = (title: string) => `Look at ${title}`
export const look = 'Open'
export const readingTheDocuments = 'Reading the documents…'
export const stoppedBeforeThereWasAnswer = 'Stopped before there was an answer.'
export const thisCouldNotBeAnswered = 'This could not be answered.'
export const answeredBy = 'Answered by'
export const quotationsOnly = 'Quotations only'
export const clientWasAsked = 'The client was asked. '
export const lookAtThread = 'Look at the thread'
export const askTheClient = 'Ask the client'
export const question = 'Question'
export const onTheDocument = 'On the document'
export const everybodyThereWhoIsShown = 'Everybody there who is shown it sees the question beside it, and may answer.'
export const asking = 'Asking…'
export const ask = 'Ask'
export const versionOfThisDocumentIs = (version: string) => `Version ${version} of this document is not shown to the client yet.`
export const publishItFirstSoThat = 'Publish it first, so that they can read what they are asked about.'
export const youAsked = 'You asked:'
export const wordingsOfThisQuestion = 'Wordings of this question'
export const earlierWording = 'Earlier wording'
export const laterWording = 'Later wording'
export const editQuestion = (question: string) => `Edit “${question}”`
export const askOtherwise = 'Ask otherwise'
export const yourQuestionInOtherWords = 'Your question, in other words'
export const whatWasAskedAndAnswered = 'What was asked and answered stays beside it.'
export const newConversation = 'New conversation'
export const whatWouldYouLikeTo = 'What would you like to ask about?'
export const youAskedErrorVariables = (error: string, variables: string) => `${error} You asked: “${variables}”`
export const projectsCouldNotBeLoaded = 'Projects could not be loaded.'
export const ofVersion = (version: string) => `version ${version}`
export const analyzeDataTrends = 'Analyze Data Trends'
export const analyzeDataTrendsWhichFigures =
  'Analyze Data Trends: which figures moved most over the last quarter, and what explains them?'
export const generateReport = 'Generate Report'
export const generateReportOnePageSummary = 'Generate Report: a one-page summary of this month for our steering group.'
export const codeReview = 'Code Review'
export const codeReviewLookForErrors = 'Code Review: look for errors, unclear names and missing tests in the following.'
export const strategicAdvice = 'Strategic Advice'
export const strategicAdviceWhichOfOur = 'Strategic Advice: which of our AI initiatives should come first, and why?'
export const findTrendsAndOutliersIn = 'Find trends and outliers in figures'
export const draftReportsAndSummaries = 'Draft reports and summaries'
export const reviewCodeAndDesigns = 'Review code and designs'
export const weighOptionsAndPlanNext = 'Weigh options and plan next steps'
export const thisIsSampleAnswerNo = (model: string) =>
  `This is a sample answer: no model was asked, and your message did not leave this page. Once a connection is set up, the answer of ${model} will stand here.`
export const anotherSampleAnswerInPlace = (model: string) =>
  `Another sample answer, in place of the first. No model was asked this time either; ${model} will answer here once it is connected.`
export const thirdSampleAnswerWasNot = (model: string) =>
  `A third sample answer: ${model} was not asked. You can go on choosing models, sending and copying to see how a conversation will work.`
export const aboutTheDocument = 'About the document'
export const aboutTheProject = 'About the project'
export const about = 'About'
export const renameTheConversation = 'Rename the conversation'
export const rename = 'Rename'
export const allQuestionsAndAnswersIn = 'All questions and answers in it go for good.'
export const deleteThisConversation = 'Delete this conversation?'
export const deleteLabel = 'Delete'
export const startDocumentFromThis = 'Start a document from this'
export const markdown = 'Markdown'
export const conversations = 'Conversations'
export const searchConversations = 'Search conversations'
export const search = 'Search'
export const noConversationHasTheseWords = 'No conversation has these words.'
export const nothingIsArchived = 'Nothing is archived.'
export const whatYouAskIsKept = 'Your questions are saved here and visible only to you.'
export const backToCurrentOnes = 'Back to the current ones'
export const nothingAskedYet = 'Nothing asked yet'
export const conversation = 'Conversation'
export const nothingSaidYet = 'Nothing said yet'
export const beginWithPromptBelowOr = 'Begin with a prompt below, or write your own. Every answer is a sample for now.'
export const questionsAndAnswers = 'Questions and answers'
export const nothingAskedYetAnswersRest = 'Nothing asked yet. Answers rest on your documents alone.'
export const message = 'Message'
export const quickPrompts = 'Quick prompts'
export const writeAMessage = 'Write a message'
export const send = 'Send'
export const enterSendsShiftEnterBegins = 'Enter sends, Shift+Enter begins a new line.'
export const you = 'You:'
export const writing = 'Writing...'
export const regenerating = 'Regenerating...'
export const regenerate = 'Regenerate'
export const notCopied = 'Not copied'
export const answerIsOnClipboard = 'The answer is on the clipboard.'
export const placeOf = (value: number, count: number) => `${value} of ${count}`
export const whatAreOpenQuestions = 'What are the open questions?'
export const whatAreRisks = 'What are the risks?'
export const whatWasDecided = 'What was decided?'
export const whoApprovedIt = 'Who approved it?'
export const whatChanged = 'What changed?'
export const suggestedQuestions = 'Suggested questions'
export const yourQuestion = 'Your question'
export const askAboutTheseDocuments = 'Ask about these documents'
export const stop = 'Stop'
export const questionAndPassagesThatAre = (vendor: string) => `The question and the passages that are found for it go to ${vendor}.`
export const answersAreQuotedFromYour = 'Answers are quoted from your documents, word for word.'
export const enterAsksShiftEnterBegins = ' Enter asks, Shift+Enter begins a new line.'
export const thereAreNoDocumentsHere = 'There are no documents here yet.'
export const readOfDocumentsThatAre = (looked: number, of: number) =>
  `Searched the ${looked} of ${of} documents closest to the question.`
export const askAgain = 'Ask again'
export const answersToThisQuestion = 'Answers to this question'
export const earlierAnswer = 'Earlier answer'
export const laterAnswer = 'Later answer'
export const takeItBack = 'Take it back'
export const ofTokens = (used: string, limit: string) => `${used} of ${limit} tokens`
export const usage = 'Usage'
export const apiConnected = 'API Connected'
export const tokensUsed = 'Tokens used'
export const capabilities = 'Capabilities'
export const stopped = 'Stopped.'
export const stoppedWhatWasWholeBy = 'Stopped. The sentences that were complete are saved.'
export const writtenByFromYourDocuments = (writer: string) => `Written by ${writer} from your documents`
export const readsThePassages = (writer: string) => `${writer} reads the passages…`
export const passagesThatAreCited = 'Passages that are cited'
export const noPassage = ' (no passage)'
export const aiAssistants = 'AI Assistants'
export const chooseModelAndBeginAnswers = 'Choose a model and begin. Answers are samples until one is connected.'
export const chat = 'Chat'
export const model = 'Model'
export const askAboutYourDocumentsAnswers = (label: string) =>
  `Ask about your documents. ${label} answers from passages of them, and each sentence names its own.`
export const askAboutYourDocumentsAnswersAre =
  'Ask about your documents. Answers are quoted from them word for word; no model writes them.'
export const moreNotShown = (count: number) => `${count} more of the same ${plural(count, 'is', 'are')} not shown.`
export const noLongerShownToYou = (count: number) =>
  `${count} of what was quoted ${plural(count, 'is', 'are')} no longer shown to you.`
export const sentencesLeftOut = (count: number) =>
  plural(
    count,
    `${count} sentence was left out: a number, a name or a quotation in it is in none of the cited passages.`,
    `${count} sentences were left out: a number, a name or a quotation in them is in none of the cited passages.`,
  )
export const restOnNoPassage = (count: number, all: number) => `${count} of ${all} ${plural(count, 'rests', 'rest')} on no passage.`
export const passageIn = (number: number, title: string, version: string) => `Passage ${number}: ${title}, version ${version}`
export const fromBriefOf = (document: ReactNode) => sentence`From the brief of ${document}`
