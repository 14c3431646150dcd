/** Repository names as parameters of GitHub's routes. */

/** Splits `octo/shop` into the parameters `owner` and `repo` of a route. */
export function splitRepository(repository: string): { readonly owner: string; readonly repo: string } {
  const [owner = '', repo = ''] = repository.split('/');
  return { owner, repo };
}
