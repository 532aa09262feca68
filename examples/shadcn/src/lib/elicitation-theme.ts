import "react-elicitation/styles.css";
import "react-elicitation/themes/shadcn.css";
