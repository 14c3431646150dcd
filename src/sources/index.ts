/** Where changes and tickets come from. */

export { pruneCaches } from './git/fetch/prune.js';
export { createLocalGitProvider } from './git/local/local.js';
export { type MergedHistory, withMergedHistory } from './git/local/merged-history.js';
export * from './provider.js';
export { mayCommand } from './pulls/people.js';
export { createGitHubSource, type GitHubSourceOptions } from './pulls/provider.js';
export { createFileTicketReader } from './tickets/file.js';
export { createGitHubTicketReader } from './tickets/github.js';
export { createJiraTickets, type JiraOptions } from './tickets/jira/tickets.js';
export { createLinearTickets } from './tickets/linear.js';
