/** Where changes and tickets come from. */
export { type LocalGitOptions, localGitProvider } from './git/local.js';
export { type GitHubOptions, githubProvider } from './github/provider.js';
export { type GitHubTicketOptions, githubTicketReader } from './github/tickets.js';
export * from './provider.js';
export { fileTicketReader } from './ticket-file.js';
