/** Tests whether a text contains every typed word, in any order and letter case. */
export function holdsWords(typed: string): (text: string) => boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => {
    const said = text.toLowerCase();
    return words.every((word) => said.includes(word));
  };
}
