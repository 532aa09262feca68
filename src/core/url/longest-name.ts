/** No name on the internet is longer (RFC 1035). What is longer is not looked at letter by letter: no person would, and it takes long. */
export const longestName = 255;
