/**
 * A text whose lines all end as the editor's do. Files of Windows end them by two characters, of
 * which the editor would show the first as a strange sign, and every insertion would mix the two.
 */
export const withPlainLineEnds = (text: string): string => text.replaceAll(/\r\n?/g, "\n");
