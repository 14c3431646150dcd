/** Where changes and tickets come from. */
export { type LocalGitOptions, localGitProvider } from './git/local.js';
export { type PruneLimits, pruneCaches } from './git/prune.js';
export * from './provider.js';
export { createGitHubSource, type GitHubSourceOptions } from './pulls/provider.js';
export { fileTicketReader } from './tickets/file.js';
export { githubTicketReader } from './tickets/github.js';
export { type JiraOptions, jiraTickets } from './tickets/jira/tickets.js';
export { linearTickets } from './tickets/linear.js';
