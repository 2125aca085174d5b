export const testApiConnections = 'Test API Connections'
export const apiTestFailed = (reason: string) => `API test failed: ${reason}`
export const documentGenerator = 'Document Generator'
export const fewWordsInStructuredDocument = 'Enter a few words and get a structured document.'
export const downloadJson = 'Download JSON'
export const content = 'Content'
export const generating = 'Generating...'
export const downloadAsJson = (title: string) => `Download ${title} as JSON`
export const downloadAs = (title: string, label: string) => `Download ${title} as ${label}`
export const download = (label: string) => `Download ${label}`
export const apiTestComplete = (claude: string, openai: string) => `API Test Complete - Claude: ${claude}, OpenAI: ${openai}`
